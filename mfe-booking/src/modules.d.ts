// biome-ignore-all lint/style/noDefaultExport: the shape that bundlers give to assets
/** Class names of a CSS module, by local name. Rspack fails the build when a name that is used does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}

/** The address the bundler gave the drawing. */
declare module '*.svg' {
	const url: string;
	export default url;
}
