import type { ReactNode } from 'react';
import { SavedContentNotice } from '../saved-content-notice.tsx';
import type { KnownDays } from './use-days.ts';
import * as s from './when.module.css';

/** Says that the free days could not be loaded. */
export const DaysNotice = ({ known }: { readonly known: KnownDays }): ReactNode =>
	known.hasFailed ? (
		<div className={s.under}>
			<SavedContentNotice read="getAvailability" isRetrying={known.isFetching} onRetry={known.retry}>
				We could not load which days are free. You can still choose one.
			</SavedContentNotice>
		</div>
	) : null;
