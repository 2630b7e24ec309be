import type { Page, Request, Route } from 'playwright-core';

/** The interval in which independent requests may follow a request, milliseconds: the duration of a slow task. */
const TOGETHER = 700;

/** Timeout of the result of an act, milliseconds. */
const TIMEOUT = 120_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until the page is idle, so that a slow one has sent all requests. It does not wait for a loading document,
 * because a delayed stylesheet blocks its rendering.
 */
const untilIdle = (page: Page): Promise<void> =>
	page
		.evaluate(
			() =>
				new Promise<void>((done) => {
					if (document.readyState !== 'complete') return done();
					requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
				}),
		)
		.catch((error: unknown) => {
			// Another document has loaded meanwhile.
			if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
		});

/** `POST /api/auth/login`, and a file by its kind and source only: `GET booking .js`. */
function nameOf(request: Request): string {
	const { pathname } = new URL(request.url());
	const file = /^\/(?:mfe\/)?(?<module>\w+)\/.+(?<kind>\.\w+)$/.exec(pathname)?.groups;
	return `${request.method()} ${file ? `${file.module} ${file.kind}` : pathname}`;
}

/** Pictures load after the text, and nothing waits for them. */
const isDrawing = (request: Request): boolean => ['image', 'font'].includes(request.resourceType());

/**
 * The rounds of dependent requests between an act and its result: requests of one round are parallel, and each round
 * waits for the one before it. Each request is delayed until its round is complete, so that neither network nor machine
 * affects the result.
 */
export async function roundsBetween(
	page: Page,
	act: () => Promise<void>,
	isThere: () => Promise<boolean>,
): Promise<readonly (readonly string[])[]> {
	const heldRoutes: Route[] = [];
	const hold = async (route: Route): Promise<void> => {
		if (isDrawing(route.request())) await route.continue();
		else heldRoutes.push(route);
	};
	const rounds: string[][] = [];
	const started = performance.now();
	const isLate = (): boolean => performance.now() - started > TIMEOUT;
	await page.route('**/*', hold);
	try {
		await act();
		for (;;) {
			while (heldRoutes.length === 0 && !(await isThere()) && !isLate()) await pause(20);
			await pause(TOGETHER);
			await untilIdle(page);
			if (await isThere()) break;
			if (isLate()) throw new Error(`It never came, after ${JSON.stringify(rounds)}.`);
			const round = heldRoutes.splice(0);
			rounds.push(round.map((route) => nameOf(route.request())).sort());
			await Promise.all(round.map((route) => route.continue()));
		}
	} finally {
		await Promise.all(heldRoutes.splice(0).map((route) => route.continue()));
		await page.unroute('**/*', hold);
	}
	return rounds;
}
