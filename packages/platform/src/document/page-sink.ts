import { createContext } from 'react';

/** What a page says about itself to browsers, search engines and those it is shared with. */
export interface PageFacts {
	/** Without the centre's name, which is added. Empty on the home page. */
	readonly title: string;
	readonly description?: string;
	/** 404 for a page that says there is nothing here. Default 200. */
	readonly status?: 200 | 404;
}

/** Where a page being rendered ahead of time leaves its facts; in a browser there is none. */
export const PageSinkContext = createContext<((facts: PageFacts) => unknown) | undefined>(undefined);
