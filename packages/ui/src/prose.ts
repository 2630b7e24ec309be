// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { proseClass } from './prose/prose-class.ts';
