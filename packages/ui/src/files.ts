// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { saveFile } from './files/save-file.ts';
