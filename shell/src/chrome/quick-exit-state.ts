import { tryStorage } from '@tulia/platform/boot';

/** Where somebody who leaves in a hurry seems to have been: the weather in Nairobi. */
export const NEUTRAL_PAGE = 'https://www.bbc.com/weather/184745';

/** The same while offline: a page of the worker that says nothing of this site (`offline/worker/builtin-pages.ts`). */
const AWAY_PATH = '/away';

/** Where to go instead. Where there is neither network nor worker, the emptied page itself is all there is. */
export function neutralPage(): string | undefined {
	if (navigator.onLine) return NEUTRAL_PAGE;
	return navigator.serviceWorker?.controller ? AWAY_PATH : undefined;
}

/** What remembers, in this tab alone and saying nothing else, that its pages were left in a hurry. */
const LEFT_KEY = 'tulia.left';

export const rememberLeaving = (): void => {
	tryStorage(() => sessionStorage.setItem(LEFT_KEY, '1'));
};
export const forgetLeaving = (): void => {
	tryStorage(() => sessionStorage.removeItem(LEFT_KEY));
};
export const wasLeft = (): boolean => tryStorage(() => sessionStorage.getItem(LEFT_KEY)) === '1';
