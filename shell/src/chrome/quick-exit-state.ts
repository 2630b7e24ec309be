import { tryStorage } from '@tulia/platform/boot';

/** The neutral page: the weather in Nairobi. */
export const NEUTRAL_PAGE = 'https://www.bbc.com/weather/184745';

/** The neutral page while offline, built into the service worker (`offline/worker/builtin-pages.ts`). */
const AWAY_PATH = '/away';

/** The address of the neutral page; `undefined` without network and worker, where the emptied page stays. */
export function neutralPage(): string | undefined {
	if (navigator.onLine) return NEUTRAL_PAGE;
	return navigator.serviceWorker?.controller ? AWAY_PATH : undefined;
}

/** The flag of this tab that its pages were left by the quick exit. */
const LEFT_KEY = 'tulia.left';

export const rememberLeaving = (): void => {
	tryStorage(() => sessionStorage.setItem(LEFT_KEY, '1'));
};
export const forgetLeaving = (): void => {
	tryStorage(() => sessionStorage.removeItem(LEFT_KEY));
};
export const wasLeft = (): boolean => tryStorage(() => sessionStorage.getItem(LEFT_KEY)) === '1';
