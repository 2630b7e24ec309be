import { type SiteModule, siteModules } from '@tulia/contracts/site-modules';

/** A place in the files of a release, as the stack of an error names it. */
export interface ReleasedPlace {
	readonly module: SiteModule;
	readonly release: string;
	/** File, line and column: `assets/booking.3f2a.js:1:2345`. */
	readonly position: string;
}

/** `…/mfe/booking/3f2a/assets/app.js:1:2345`, whatever the browser writes around it; a retried entry has a query. */
const FRAME = /\/(?:(shell)|mfe\/([a-z0-9-]+))\/([\w.-]{1,40})\/([\w/.-]{1,120}?\.js)(?:\?[^:\s]*)?:(\d{1,7}:\d{1,7})/g;

/**
 * The first place in our files that a stack names, of `module` where there is one. None is what extensions and the browser itself
 * throw, and what a network did.
 */
export function releasedPlaceIn(stack: string, module?: SiteModule): ReleasedPlace | undefined {
	const places = [...stack.matchAll(FRAME)].flatMap(([, shell, name, release = '', file = '', position = '']) => {
		const found = siteModules.find((each) => each === (shell ?? name));
		return found ? [{ module: found, release, position: `${file}:${position}` }] : [];
	});
	return places.find((place) => place.module === module) ?? (module === undefined ? places[0] : undefined);
}
