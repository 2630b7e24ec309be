import { type SiteModule, siteModules } from '@tulia/contracts/site-modules';

/** A position in the files of a release, taken from an error's stack. */
export interface ReleasedPlace {
	readonly module: SiteModule;
	readonly release: string;
	/** File, line and column: `assets/booking.3f2a.js:1:2345`. */
	readonly position: string;
}

/** `…/mfe/booking/3f2a/assets/app.js:1:2345`, whatever the browser writes around it; a retried entry has a query. */
const FRAME = /\/(?:(shell)|mfe\/([a-z0-9-]+))\/([\w.-]{1,40})\/([\w/.-]{1,120}?\.js)(?:\?[^:\s]*)?:(\d{1,7}:\d{1,7})/g;

/** The first position in our files in a stack, of `module` if given. Undefined for errors from elsewhere. */
export function releasedPlaceIn(stack: string, module?: SiteModule): ReleasedPlace | undefined {
	const places = [...stack.matchAll(FRAME)].flatMap(([, shell, name, release = '', file = '', position = '']) => {
		const found = siteModules.find((each) => each === (shell ?? name));
		return found ? [{ module: found, release, position: `${file}:${position}` }] : [];
	});
	return places.find((place) => place.module === module) ?? (module === undefined ? places[0] : undefined);
}
