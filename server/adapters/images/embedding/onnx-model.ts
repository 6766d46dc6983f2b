import { embeddingFromValues } from '../../../application/embeddings/embedding-from-values.ts';
import type { Embedding } from '../../../application/ports/media/embeddings.ts';
import type { PictureArea } from '../../../application/ports/media/media.ts';
import { openPart } from '../read-looks.ts';
import { pixelsOf, type Pixels } from '../safe-sharp.ts';
import { readModelSettings, type ModelSettings } from './model-settings.ts';
import type { OnnxRuntime, OnnxSession, TensorInfo } from './onnx-runtime.ts';

/** The longest vector that fits into memory for many pictures. */
const LONGEST = 4096;
const [LEAST_SIDE, LARGEST_SIDE] = [8, 1024];
/** Names that exported models give to the vector of a picture. */
const USUAL_OUTPUTS = ['image_embeds', 'image_embedding', 'embedding', 'embeddings', 'pooler_output'];

/** A model that makes one vector of one picture. */
export class OnnxModel {
  readonly #runtime: OnnxRuntime;
  readonly #session: OnnxSession;
  readonly #settings: ModelSettings;
  readonly #input: PictureInput;
  readonly #output: string;

  private constructor(runtime: OnnxRuntime, session: OnnxSession, settings: ModelSettings) {
    this.#runtime = runtime;
    this.#session = session;
    this.#settings = settings;
    this.#input = pictureInput(session.inputMetadata, settings);
    this.#output = vectorOutput(session.outputMetadata);
  }

  /** Opens the file, and tries it with a grey picture. @throws when it makes no vectors of pictures */
  static async open(runtime: OnnxRuntime, path: string): Promise<OnnxModel> {
    const settings = await readModelSettings(path);
    const session = await runtime.InferenceSession.create(path, {
      intraOpNumThreads: 1,
      logSeverityLevel: 3,
    });
    const model = new OnnxModel(runtime, session, settings);
    const { width, height } = model.#input;
    const data = new Uint8Array(width * height * 3).fill(128);
    await model.#vectorOf({ data, width, height, channels: 3 });
    return model;
  }

  /** @throws when the picture cannot be decoded */
  async embed(bytes: Uint8Array, area: PictureArea | null): Promise<Embedding | null> {
    const { width, height } = this.#input;
    const { picture } = await openPart(bytes, area);
    const small = picture.flatten({ background: '#ffffff' }).resize(width, height, { fit: 'cover' });
    return embeddingFromValues(await this.#vectorOf(await pixelsOf(small)));
  }

  async #vectorOf(pixels: Pixels): Promise<ArrayLike<number>> {
    const { name, dims } = this.#input;
    const values = valuesOf(pixels, this.#settings, this.#input.isPlanar);
    const input = new this.#runtime.Tensor('float32', values, dims);
    const { [this.#output]: vector } = await this.#session.run({ [name]: input }, [this.#output]);
    const length = vector?.data.length ?? 0;
    if (vector?.dims.length !== 2 || length < 2 || length > LONGEST)
      throw new Error(`Its output "${this.#output}" is not one vector of 2 to ${LONGEST} values.`);
    return vector.data;
  }
}

type PictureInput = {
  readonly name: string;
  readonly dims: readonly number[];
  readonly width: number;
  readonly height: number;
  /** All red values first, then the green and the blue ones. */
  readonly isPlanar: boolean;
};

function pictureInput(inputs: readonly TensorInfo[], { side }: ModelSettings): PictureInput {
  const [input] = inputs;
  const shape = input?.shape ?? [];
  if (inputs.length !== 1 || shape.length !== 4 || input?.type !== 'float32')
    throw new Error(
      `It must have one input, a picture as float32 in four dimensions; it has ${namesOf(inputs) || 'none'}. Use the part of the model for images.`,
    );
  const isPlanar = shape[1] === 3 || shape[3] !== 3;
  const [height, width] = (isPlanar ? shape.slice(2) : shape.slice(1, 3)).map((size) =>
    typeof size === 'number' ? size : side,
  ) as [number, number];
  if ([width, height].some((size) => size < LEAST_SIDE || size > LARGEST_SIDE))
    throw new Error(
      `Its pictures have ${width} × ${height} pixels; sides of ${LEAST_SIDE} to ${LARGEST_SIDE} are possible.`,
    );
  const dims = isPlanar ? [1, 3, height, width] : [1, height, width, 3];
  return { name: input.name, dims, width, height, isPlanar };
}

/** The output with a usual name, else the only one that is a list of vectors. */
function vectorOutput(outputs: readonly TensorInfo[]): string {
  const vectors = outputs.filter(({ shape, type }) => shape?.length === 2 && type === 'float32');
  const named = USUAL_OUTPUTS.map((name) => vectors.find((output) => output.name === name)).find(Boolean);
  const chosen = named ?? (vectors.length === 1 ? vectors[0] : undefined);
  if (chosen === undefined)
    throw new Error(
      `It must have one output of float32 in two dimensions, or one that is called ${USUAL_OUTPUTS[0]}; it has ${namesOf(outputs)}.`,
    );
  return chosen.name;
}

function namesOf(infos: readonly TensorInfo[]): string {
  return infos
    .map(({ name, type, shape }) => `${name} (${type ?? '?'} ${(shape ?? []).join('×')})`)
    .join(', ');
}

function valuesOf(pixels: Pixels, { mean, deviation }: ModelSettings, isPlanar: boolean): Float32Array {
  const { data, channels } = pixels;
  const count = pixels.width * pixels.height;
  const values = new Float32Array(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1)
    for (let color = 0; color < 3; color += 1)
      values[isPlanar ? color * count + pixel : pixel * 3 + color] =
        (data[pixel * channels + color]! / 255 - mean[color]!) / deviation[color]!;
  return values;
}
