import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** How the colours of pictures are prepared for a model: `(value / 255 - mean) / deviation` for red, green and blue. */
export type ModelSettings = {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** Side of the square picture for models that leave it open. */
  readonly side: number;
};

/** Those of CLIP. */
export const USUAL_SETTINGS: ModelSettings = {
  mean: [0.481_454_66, 0.457_827_5, 0.408_210_73],
  deviation: [0.268_629_54, 0.261_302_58, 0.275_777_11],
  side: 224,
};

/** The name of the file with the settings, which exported models have beside them. */
const SETTINGS_FILE = 'preprocessor_config.json';

export function settingsFileOf(modelPath: string): string {
  return path.join(path.dirname(modelPath), SETTINGS_FILE);
}

/** The settings beside the model; the usual ones without such a file. @throws when the file has no such settings */
export async function readModelSettings(modelPath: string): Promise<ModelSettings> {
  const text = await readFile(settingsFileOf(modelPath), 'utf8').catch(() => null);
  if (text === null) return USUAL_SETTINGS;
  try {
    const given = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isNormalized = given['do_normalize'] !== false;
    return {
      mean: isNormalized ? threeOf(given['image_mean'], USUAL_SETTINGS.mean) : [0, 0, 0],
      deviation: isNormalized ? threeOf(given['image_std'], USUAL_SETTINGS.deviation) : [1, 1, 1],
      side: sideOf(given['crop_size']) ?? sideOf(given['size']) ?? USUAL_SETTINGS.side,
    };
  } catch (error) {
    throw new Error(`${SETTINGS_FILE} beside the model cannot be used.`, { cause: error });
  }
}

function threeOf(given: unknown, usual: readonly number[]): readonly number[] {
  if (given === undefined) return usual;
  const numbers = Array.isArray(given) ? given.filter((value) => Number.isFinite(value)) : [];
  if (numbers.length !== 3) throw new Error('Three numbers are needed.');
  return numbers as number[];
}

function sideOf(given: unknown): number | undefined {
  const size = given as { readonly height?: unknown; readonly shortest_edge?: unknown } | number | undefined;
  const side = typeof size === 'object' && size !== null ? (size.height ?? size.shortest_edge) : size;
  return typeof side === 'number' && Number.isInteger(side) && side >= 8 && side <= 1024 ? side : undefined;
}
