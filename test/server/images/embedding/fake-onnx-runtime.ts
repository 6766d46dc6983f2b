import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A package that stands for the real one, in the folder of a model. It runs one model: the mean of each colour. The file
 * of the model is JSON: `inputs` and `outputs` replace what the model says of itself, and `crash` ends the process.
 */
export async function installFakeRuntime(folder: string): Promise<void> {
  const directory = path.join(folder, 'node_modules', 'onnxruntime-node');
  await mkdir(directory, { recursive: true });
  await writeFile(
    path.join(directory, 'package.json'),
    JSON.stringify({ name: 'onnxruntime-node', main: 'index.cjs' }),
  );
  await writeFile(path.join(directory, 'index.cjs'), SOURCE);
}

const SOURCE = `
const { readFileSync } = require('node:fs');
class Tensor {
  constructor(type, data, dims) { Object.assign(this, { type, data, dims }); }
}
const tensor = (name, shape) => ({ name, isTensor: true, type: 'float32', shape });
const InferenceSession = {
  async create(path) {
    const model = JSON.parse(readFileSync(path, 'utf8'));
    let runs = 0;
    return {
      inputMetadata: model.inputs ?? [tensor('pixel_values', ['batch', 3, 8, 8])],
      outputMetadata: model.outputs ?? [tensor('image_embeds', ['batch', 3])],
      async run({ pixel_values: { data } }) {
        runs += 1;
        if (model.crashInRun === runs) process.kill(process.pid, 'SIGKILL');
        const size = data.length / 3;
        const mean = [0, 1, 2].map((color) =>
          data.subarray(color * size, (color + 1) * size).reduce((sum, value) => sum + value, 0) / size);
        return { image_embeds: new Tensor('float32', Float32Array.from(mean), [1, 3]) };
      },
    };
  },
};
module.exports = { InferenceSession, Tensor };
`;
