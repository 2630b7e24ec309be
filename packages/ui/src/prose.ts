// biome-ignore-all lint/performance/noBarrelFile: the package's door; each name is listed, nothing is passed on unseen
export { proseClass } from './prose/prose-class.ts';
