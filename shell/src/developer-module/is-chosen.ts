import { tryStorage } from '@tulia/platform/boot';

/** Whether this tab uses a developer's module; a small file, because every visit runs it. */
export const isDeveloperModuleChosen = (): boolean =>
	tryStorage(() => sessionStorage.getItem('tulia.developer-module')) != null;
