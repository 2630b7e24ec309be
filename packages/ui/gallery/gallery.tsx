import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { ToastRegion } from '../src/core.ts';
import { AdminPage } from './admin-page.tsx';
import { ArtPage } from './art-page.tsx';
import { BookingPage } from './booking-page.tsx';
import { CorePage } from './core-page.tsx';
import { FormPage } from './form-page.tsx';

const PAGES = new Map([
	['core', <CorePage key="core" />],
	['form', <FormPage key="form" />],
	['booking', <BookingPage key="booking" />],
	['admin', <AdminPage key="admin" />],
	['art', <ArtPage key="art" />],
]);

const box = document.getElementById('root');
if (!box) throw new Error('The page has no #root.');
createRoot(box).render(
	<>
		{PAGES.get(location.pathname.slice(1)) ?? PAGES.get('core')}
		<ToastRegion />
	</>,
);
