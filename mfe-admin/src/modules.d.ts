/** Class names of a CSS module, by local name. Rspack fails the build when a used name does not exist. */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}
