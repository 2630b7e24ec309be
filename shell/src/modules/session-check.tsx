import { FullPageSpinner } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './session-check.module.css';

/** The full-page spinner while the token is checked (rule 2), above the skeleton of the page. */
export const SessionCheck = (): ReactNode => (
	<div className={s.over}>
		<FullPageSpinner label="Checking your session" />
	</div>
);
