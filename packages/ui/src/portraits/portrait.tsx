import { classNames } from '@tulia/ui';
import * as s from './portrait.module.css';
import { portraitUrl } from './portrait-url.ts';

export interface PortraitProps {
	/** The id of a drawing, or the address of an uploaded picture; default a tree. */
	readonly of: string | undefined;
	/** `round` beside a name. Default `square`, which fills its box. */
	readonly shape?: 'square' | 'round' | undefined;
	/** Empty where a name is beside it, as usual. */
	readonly alt?: string | undefined;
	/** `eager` for the first visible picture. Default `lazy`. */
	readonly loading?: 'lazy' | 'eager' | undefined;
}

/** A person's portrait: a drawing without a face, or a photograph. Dimmed in the dark theme, as all drawings. */
export const Portrait = ({ of, shape = 'square', alt = '', loading = 'lazy' }: PortraitProps) => (
	<img
		className={classNames(s.portrait, shape === 'round' && s.round)}
		src={portraitUrl(of)}
		// A prerendered page may inline the drawing where the browser's build has its address.
		suppressHydrationWarning
		alt={alt}
		loading={loading}
		decoding={loading === 'eager' ? 'sync' : 'async'}
		width={200}
		height={200}
	/>
);
