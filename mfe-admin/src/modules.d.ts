/**
 * The class names of a CSS module, by their local names. Rspack fails the build if a class is used that does not
 * exist.
 */
declare module '*.module.css' {
	const classes: { readonly [local: string]: string };
	export = classes;
}
