import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import { FocusedNotice } from '../focused-notice.tsx';
import * as s from './when.module.css';
import type { WhenFailure } from './when-failure.ts';

/** The error of the whole form, near its button. */
export const ButtonFailure = ({ failure }: { readonly failure: WhenFailure | undefined }): ReactNode =>
	failure?.at === 'button' ? (
		<div className={s.above}>
			<FocusedNotice tone="bad">
				{failure.text}{' '}
				{failure.next === 'see appointments' ? <Link to={paths.appointments()}>See my appointments</Link> : null}
				{failure.next === 'load again' ? <a href={paths.schedule()}>Load this page again</a> : null}
			</FocusedNotice>
		</div>
	) : null;
