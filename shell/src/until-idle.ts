/** Resolves when the page has loaded. */
export const untilLoaded = (): Promise<unknown> =>
	new Promise((resolve) => {
		if (document.readyState === 'complete') resolve(undefined);
		else window.addEventListener('load', resolve, { once: true });
	});

/** Resolves when the browser has nothing else to do. Safari has no idle callbacks: there it is the next task. */
export const untilIdle = (): Promise<unknown> =>
	new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve);
		else setTimeout(resolve);
	});

/** Resolves when the page has loaded and the browser has nothing else to do: nothing a reader waits for is held up. */
export const untilSettled = (): Promise<unknown> => untilLoaded().then(untilIdle);
