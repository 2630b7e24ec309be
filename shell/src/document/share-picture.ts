import type { ArticleCategory } from '@tulia/contracts/article/schemas';
import { drawnPortraits } from '@tulia/contracts/psychologist/portraits';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { addressIn, type LiveRelease } from './release.ts';

export interface SharePicture {
	/** Absolute, because previews are fetched from other sites. */
	readonly address: string;
	readonly alt: string;
}

/** The name of a standing page's picture: `home`, `help-center`. */
export const pictureOfPage = (path: string): string => path.slice(1) || 'home';

/** The name of a category's picture: `article-self-care`. */
export const pictureOfCategory = (category: ArticleCategory): string => `article-${category.toLowerCase()}`;

/** The name of a psychologist's picture: of the chosen drawing, or of the list page if the portrait is a photograph. */
export const pictureOfPsychologist = ({ portrait }: Pick<PsychologistCard, 'portrait'>): string =>
	drawnPortraits.find((drawn) => drawn === portrait) ?? pictureOfPage('/psychologists');

/** The named picture, or the home page's; undefined for an older shell without pictures. */
export function sharePicture(name: string, shell: LiveRelease, origin: string): SharePicture | undefined {
	const drawn = shell.pictures?.[name] ?? shell.pictures?.home;
	return drawn && { address: origin + addressIn(shell, drawn.file), alt: drawn.alt };
}
