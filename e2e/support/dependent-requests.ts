import type { Page, Request, Route } from 'playwright-core';

/** How long after a request others may follow that do not depend on it, milliseconds: the time of a slow task, and no more. */
const TOGETHER = 700;

/** Until when what was acted for must be there, milliseconds. */
const TIMEOUT = 120_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until the page has nothing to do, so that a slow one has asked for all that it will. A document that is still being loaded is not waited
 * for: a stylesheet that is held keeps it from rendering a frame.
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
			// Another document has come meanwhile.
			if (!/context was destroyed|because of a navigation/.test(String(error))) throw error;
		});

/** `POST /api/auth/login`, and of a file no more than its kind and what it is of: `GET booking .js`. */
function nameOf(request: Request): string {
	const { pathname } = new URL(request.url());
	const file = /^\/(?:mfe\/)?(?<module>\w+)\/.+(?<kind>\.\w+)$/.exec(pathname)?.groups;
	return `${request.method()} ${file ? `${file.module} ${file.kind}` : pathname}`;
}

/** Drawings come after what is written, and nothing waits for them. */
const isDrawing = (request: Request): boolean => ['image', 'font'].includes(request.resourceType());

/**
 * Which requests stand between an act and what it leads to, in rounds: those of a round are on their way together, and each round waits
 * for the one before it. Each is held until all of its round are there, so that neither the line nor the machine decides.
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
