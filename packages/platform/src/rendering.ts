// biome-ignore-all lint/performance/noBarrelFile: the same entry point as platform.ts, for routers a visitor never downloads.
/** Routers for rendering where there is no address bar: prerendering, and in tests. */
export { MemoryRouter, StaticRouter } from 'react-router-dom';
