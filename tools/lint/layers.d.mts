export interface Layer {
  folder: string;
  mayImport: string[];
  hint: string;
}
export const layers: Layer[];
export const packageHomes: Record<string, string[]>;
export function isIn(file: string, place: string): boolean;
export function layerOf(file: string): Layer | undefined;
