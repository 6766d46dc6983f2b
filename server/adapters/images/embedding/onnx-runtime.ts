import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The package that runs models. It is not one of this program's: whoever has a model installs it. */
export const ONNX_PACKAGE = 'onnxruntime-node';

export type TensorInfo = {
  readonly name: string;
  readonly isTensor: boolean;
  readonly type?: string;
  /** Names stand for sizes that are open. */
  readonly shape?: readonly (number | string)[];
};
export type Tensor = { readonly dims: readonly number[]; readonly data: ArrayLike<number> };

export type OnnxSession = {
  readonly inputMetadata: readonly TensorInfo[];
  readonly outputMetadata: readonly TensorInfo[];
  run(
    inputs: Readonly<Record<string, unknown>>,
    outputs: readonly string[],
  ): Promise<Readonly<Record<string, Tensor>>>;
};

/** The part of the package's interface that is used. */
export type OnnxRuntime = {
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<OnnxSession>;
  };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
};

/** Loads the package that is installed beside the model, or in a folder above it. @throws with advice for the operator */
export async function loadOnnxRuntime(modelPath: string): Promise<OnnxRuntime> {
  let file: string;
  try {
    file = createRequire(modelPath).resolve(ONNX_PACKAGE);
  } catch {
    throw new Error(
      `The package ${ONNX_PACKAGE} is not installed. Run "npm install --ignore-scripts ${ONNX_PACKAGE}" in the folder of the model.`,
    );
  }
  try {
    const loaded = (await import(pathToFileURL(file).href)) as {
      readonly default?: OnnxRuntime;
    } & OnnxRuntime;
    return loaded.default ?? loaded;
  } catch (error) {
    throw new Error(`The package ${ONNX_PACKAGE} does not run on this machine.`, { cause: error });
  }
}
