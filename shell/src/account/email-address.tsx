import type { ReactNode } from 'react';
import * as s from './account-page.module.css';
import { OwnAddress } from './own-address.tsx';

/** The email address, whether it is confirmed, and a form to replace it. */
export const EmailAddress = (): ReactNode => (
	<div>
		<p className={s.factName}>Email</p>
		<OwnAddress place="account" />
	</div>
);
