/** Shows the pages of one test on a phone. */
export function openOnPhone(): void {
	const before = window.matchMedia;
	window.matchMedia = (query) => ({ ...before(query), matches: query.includes('max-width') });
	restore = () => {
		window.matchMedia = before;
	};
}

let restore = (): void => undefined;
afterEach(() => restore());
