// biome-ignore-all lint/style/noDefaultExport: the shape that bundlers give to assets
/** The address the bundler gave this file. */
declare const url: string;
export default url;
