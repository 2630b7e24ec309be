export const untilLoaded = (): Promise<unknown> =>
	new Promise((resolve) => {
		if (document.readyState === 'complete') resolve(undefined);
		else window.addEventListener('load', resolve, { once: true });
	});

/** Resolves when the browser is idle. Safari has no idle callbacks: there it resolves in the next task. */
export const untilIdle = (): Promise<unknown> =>
	new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve);
		else setTimeout(resolve);
	});

/** Resolves when the page has loaded and the browser is idle, so that nothing delays the reader. */
export const untilSettled = (): Promise<unknown> => untilLoaded().then(untilIdle);
