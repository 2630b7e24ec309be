import { classNames } from '@tulia/ui';
import * as s from './portrait.module.css';
import { portraitUrl } from './portrait-url.ts';

export interface PortraitProps {
	/** The id of a drawing, or the address of an uploaded picture; a tree where nobody chose one. */
	readonly of: string | undefined;
	/** `round` beside a name. Default `square`, which fills its box. */
	readonly shape?: 'square' | 'round' | undefined;
	/** Empty where a name stands beside it, as it almost always does. */
	readonly alt?: string | undefined;
	/** `eager` for what is seen first. Default `lazy`. */
	readonly loading?: 'lazy' | 'eager' | undefined;
}

/** Who somebody is: a drawing without a face, or a photograph. Dimmed in the dark theme, as all drawings. */
export const Portrait = ({ of, shape = 'square', alt = '', loading = 'lazy' }: PortraitProps) => (
	<img
		className={classNames(s.portrait, shape === 'round' && s.round)}
		src={portraitUrl(of)}
		// A prerendered page may have the drawing itself where the browser's build has its address.
		suppressHydrationWarning
		alt={alt}
		loading={loading}
		decoding={loading === 'eager' ? 'sync' : 'async'}
		width={200}
		height={200}
	/>
);
