import { tryStorage } from '@tulia/platform/boot';

/** Whether this tab has a developer's module; small, because every visit asks. What it says is read where it is used. */
export const isDeveloperModuleChosen = (): boolean =>
	tryStorage(() => sessionStorage.getItem('tulia.developer-module')) != null;
