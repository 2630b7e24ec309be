import { type ArticleCategory, articleCategories } from '@tulia/contracts/article/schemas';
import { type DrawnPortrait, drawnPortraits } from '@tulia/contracts/psychologist/portraits';
import { type StandingPage, standingPages } from '@tulia/contracts/site-addresses';
import { savedCentre } from '../src/centre/saved-centre.ts';
import { pictureOfCategory, pictureOfPage } from '../src/document/share-picture.ts';

/** A preview picture: words on a drawing. */
export interface PlannedPicture {
	readonly name: string;
	readonly words: string;
	/** Path of the drawing, relative to this folder. */
	readonly drawing: string;
}

const portrait = (id: DrawnPortrait): string => `../../packages/ui/src/portraits/${id}.svg`;
const drawn = (name: string): string => `../../packages/ui/src/illustrations/${name}.svg`;

/** Words and drawing of the picture of each standing page. */
const PAGES: Record<StandingPage, Omit<PlannedPicture, 'name'>> = {
	'/': { words: savedCentre.motto, drawing: './hero-highlands.svg' },
	'/services': { words: 'How we can help', drawing: drawn('service-addiction-recovery') },
	'/psychologists': { words: 'The people you will meet', drawing: portrait('portrait-afro') },
	'/blogs': { words: 'Small things that help', drawing: drawn('service-stress-management') },
	'/help-center': { words: 'Questions people ask', drawing: drawn('service-child-adolescent-therapy') },
	'/contact': { words: 'Talk to us', drawing: drawn('service-anxiety-management') },
	'/testimonials': { words: 'In their own words', drawing: drawn('service-family-therapy') },
	'/terms-of-service': { words: 'Terms of Service', drawing: drawn('service-relationship-marriage-counseling') },
	'/privacy-policy': { words: 'Privacy Policy', drawing: drawn('service-relationship-marriage-counseling') },
	'/help-now': { words: 'Need help now?', drawing: drawn('cover-depression') },
};

const COVERS: Record<ArticleCategory, string> = {
	Anxiety: 'cover-anxiety',
	Addiction: 'cover-addiction',
	Mindfulness: 'cover-mindfulness',
	Wellness: 'cover-wellness',
	Depression: 'cover-depression',
	Relationships: 'cover-relationships',
	'Self-Care': 'cover-self-care',
};

export const plannedPictures: readonly PlannedPicture[] = [
	...standingPages.map((path) => ({ name: pictureOfPage(path), ...PAGES[path] })),
	...drawnPortraits.map((id) => ({ name: id, words: 'Our psychologists', drawing: portrait(id) })),
	...articleCategories.map((category) => ({
		name: pictureOfCategory(category),
		words: category,
		drawing: drawn(COVERS[category]),
	})),
];
