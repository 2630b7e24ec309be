// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { HeroArt } from './illustrations/hero-art.tsx';
export { Illustration, type IllustrationProps } from './illustrations/illustration.tsx';
export { type IllustrationId, illustrationIds, illustrationUrl } from './illustrations/illustration-url.ts';
export { RoadSteps } from './illustrations/road-steps.tsx';
