import { HeroArt } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import * as s from './auth-frame.module.css';

interface AuthFrameProps {
	/** A sentence beside the form, on a wide screen. */
	readonly quote: string;
	readonly children: ReactNode;
}

/** The two halves of the sign-in pages: the form and the drawing. */
export const AuthFrame = ({ quote, children }: AuthFrameProps): ReactNode => (
	<div className={s.halves}>
		<div className={s.formHalf}>
			<div className={s.form}>{children}</div>
		</div>
		<div className={s.art}>
			<p className={s.quote}>{quote}</p>
			<HeroArt />
		</div>
	</div>
);
