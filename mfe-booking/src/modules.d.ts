// biome-ignore-all lint/style/noDefaultExport: the shape that bundlers give to assets
/** Class names of a CSS module, by local name. Rspack fails the build when a used name does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}

/** The URL of the bundled drawing. */
declare module '*.svg' {
	const url: string;
	export default url;
}
