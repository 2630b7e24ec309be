import type { ArticleCategory } from '@tulia/contracts/article/schemas';
import { drawnPortraits } from '@tulia/contracts/psychologist/portraits';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { addressIn, type LiveRelease } from './release.ts';

/** The picture of a page's preview. */
export interface SharePicture {
	/** Absolute: previews are made far from the page. */
	readonly address: string;
	/** What it shows, for those who cannot see it. */
	readonly alt: string;
}

/** The name of a standing page's picture: `home`, `help-center`. */
export const pictureOfPage = (path: string): string => path.slice(1) || 'home';

/** The name of a category's picture: `article-self-care`. */
export const pictureOfCategory = (category: ArticleCategory): string => `article-${category.toLowerCase()}`;

/** The name of a psychologist's picture: that of the drawing they chose, or of the page that lists them where a photograph stands. */
export const pictureOfPsychologist = ({ portrait }: Pick<PsychologistCard, 'portrait'>): string =>
	drawnPortraits.find((drawn) => drawn === portrait) ?? pictureOfPage('/psychologists');

/** The picture of that name, or the home page's; none of a shell from before there were any. */
export function sharePicture(name: string, shell: LiveRelease, origin: string): SharePicture | undefined {
	const drawn = shell.pictures?.[name] ?? shell.pictures?.home;
	return drawn && { address: origin + addressIn(shell, drawn.file), alt: drawn.alt };
}
