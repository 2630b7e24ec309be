import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { documentTitle, type PageContent, type PageMetadata } from '@tulia/platform';
import icon from '@tulia/ui/logo-mark.svg';
import { isForReading } from '../modules/module-routes.ts';
import type { HeadFacts } from './head-tags.ts';
import { addressIn, type LiveRelease } from './release.ts';
import { pictureOfCategory, pictureOfPage, pictureOfPsychologist, sharePicture } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

export interface RenderedFacts {
	readonly facts: PageMetadata;
	readonly profile: CentreProfile | undefined;
	/** Origin of the site, without a trailing slash. */
	readonly origin: string;
	readonly pathname: string;
	readonly siteName: string;
}

/** The length of a description in search results and previews, characters; they cut off the rest within a word. */
const SHOWN = 160;

/** A description of at most that length, cut after a word. The card of an article has room for a longer one. */
function fitting(description: string | undefined): string | undefined {
	if (description === undefined || description.length <= SHOWN) return description;
	const words = description.slice(0, SHOWN).split(' ').slice(0, -1);
	return `${words.join(' ').replace(/[.,;:!?]+$/, '')}…`;
}

const touchIconOf = (shell: LiveRelease): string | undefined => shell.icons && addressIn(shell, shell.icons.touch);

/** The head of the app document: it may show any page, so it describes none. */
export const headOfApp = (siteName: string, shell: LiveRelease): HeadFacts => ({
	title: siteName,
	description: undefined,
	canonical: undefined,
	siteName,
	icon,
	touchIcon: touchIconOf(shell),
});

function pictureNameOf({ article, psychologist }: PageContent, pathname: string): string {
	if (article) return pictureOfCategory(article.category);
	return psychologist ? pictureOfPsychologist(psychologist) : pictureOfPage(pathname);
}

export function headOf({ facts, profile, origin, pathname, siteName }: RenderedFacts, shell: LiveRelease): HeadFacts {
	const title = documentTitle(facts.title, siteName);
	if (facts.status === 404 || !isForReading(pathname)) return { ...headOfApp(siteName, shell), title };
	const { content = {}, parent, address = pathname } = facts;
	const description = fitting(facts.description);
	const { article } = content;
	const picture = sharePicture(pictureNameOf(content, pathname), shell, origin);
	const isHome = pathname === '/';
	const structured = structuredData({
		origin,
		path: address,
		siteName,
		description,
		picture: picture?.address,
		logo: shell.icons && origin + addressIn(shell, shell.icons.large),
		breadcrumbs: isHome ? [] : [...(parent ? [parent] : []), { title: facts.title, path: address }],
		profile,
		content,
	});
	return {
		title,
		description,
		canonical: origin + address,
		siteName,
		icon,
		touchIcon: touchIconOf(shell),
		picture,
		article,
		structured,
	};
}
