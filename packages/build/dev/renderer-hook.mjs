/**
 * Runs first on a page in development. Each module has its own React Refresh runtime, which finds React's renderer
 * through this hook when React starts. The hook of the first runtime would store no renderers, so that changed
 * components of a module loaded later would not be replaced.
 */
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis)) {
	const renderers = new Map();
	Object.assign(globalThis, {
		__REACT_DEVTOOLS_GLOBAL_HOOK__: {
			renderers,
			supportsFiber: true,
			/** @param {object} renderer */
			inject(renderer) {
				renderers.set(renderers.size + 1, renderer);
				return renderers.size;
			},
			onScheduleFiberRoot: () => undefined,
			onCommitFiberRoot: () => undefined,
			onCommitFiberUnmount: () => undefined,
		},
	});
}
