/**
 * Runs first on a page in development. Each module brings a React Refresh runtime of its own, which learns of React's renderer by this
 * hook when React starts. The hook that the first runtime would make keeps no renderers, so a module that is loaded later would find
 * none, and its changed components would never reach the page.
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
