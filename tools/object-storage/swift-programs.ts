import { existsSync } from 'node:fs';

/** The interpreter that Debian's packages use, and where they put Swift. */
const PYTHON = '/usr/bin/python3';
const SWIFT = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api';

/** The Python that has OpenStack Swift (Debian: python3-swift); undefined when it is not installed. */
export function pythonWithSwift(): string | undefined {
  return existsSync(PYTHON) && existsSync(SWIFT) ? PYTHON : undefined;
}
