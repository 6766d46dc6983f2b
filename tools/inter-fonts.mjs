// Lets a Chromium render pages in Inter on every machine, so that its pictures have the same letters.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${['system-ui', 'sans-serif', 'sans', 'DejaVu Sans']
    .map(
      (family) => `<match target="pattern"><test name="family"><string>${family}</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit></match>`,
    )
    .join('')}
</fontconfig>`;

/**
 * The environment of a Chromium that uses Inter.
 * @param {string} folder for its settings
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws {Error} when Inter is not installed
 */
export async function environmentWithInter(folder) {
  const settings = path.join(folder, 'fonts.conf');
  await writeFile(settings, FONTS);
  const env = { ...process.env, FONTCONFIG_FILE: settings };
  if (!String(execFileSync('fc-match', ['system-ui'], { env })).includes('Inter'))
    throw new Error('Install the font Inter first (fonts-inter).');
  return env;
}
