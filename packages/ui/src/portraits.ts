// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { Portrait, type PortraitProps } from './portraits/portrait.tsx';
export { SpokenLanguages } from './portraits/spoken-languages.tsx';
