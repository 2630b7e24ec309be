import type { ReactNode } from 'react';
import * as s from './gallery.module.css';

/** One component in its states. */
export const Example = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
	<section className={s.part}>
		<h2>{title}</h2>
		{children}
	</section>
);

export const Row = ({ children }: { readonly children: ReactNode }) => <div className={s.row}>{children}</div>;
