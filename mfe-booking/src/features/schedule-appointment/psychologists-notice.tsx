import { SavedContentNotice } from '@tulia/ui';
import type { ReactNode } from 'react';
import type { Psychologists } from '../../lib/services/use-psychologists.ts';
import * as s from './schedule-appointment.module.css';

/** Says that the names did not load; the first available can still be booked. */
export const PsychologistsNotice = ({ psychologists }: { readonly psychologists: Psychologists }): ReactNode =>
	psychologists.haveFailed ? (
		<div className={s.under}>
			<SavedContentNotice isRetrying={psychologists.isFetching} onRetry={psychologists.retry}>
				We could not load the names of our psychologists. You can book with whoever is free.
			</SavedContentNotice>
		</div>
	) : null;
