import type { ReactNode } from 'react';
import { CrisisStrip } from './crisis-strip.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as s from './site-frame.module.css';

/** The frame of every public page: skip link, urgent help, header, page, footer. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<>
		<a className={s.skip} href="#main">
			Skip to main content
		</a>
		<CrisisStrip />
		<Header />
		<main id="main" className={s.main} tabIndex={-1}>
			{children}
		</main>
		<Footer />
	</>
);
