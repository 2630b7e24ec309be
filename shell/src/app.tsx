import {
	type AppStore,
	Navigate,
	NotFoundContext,
	paths,
	type RootState,
	Route,
	Routes,
	StoreProvider,
	useHydratedSignal,
	useLocation,
	useScrollOnNavigation,
} from '@tulia/platform';
import { ToastRegion } from '@tulia/ui';
import type { ComponentType, ReactNode } from 'react';
import { AccountRoute } from './account/account-route.tsx';
import { SiteFrame } from './chrome/site-frame.tsx';
import { Guarded } from './modules/guard.tsx';
import { lazyShellPage } from './modules/lazy-shell-page.tsx';
import { type Modules, ModulesContext } from './modules/module-context.ts';
import { ModulePage } from './modules/module-page.tsx';
import { moduleRouteFor, type ShellPath } from './modules/module-routes.ts';
import { CacheVisitedPages } from './offline/cache-visited-pages.tsx';
import { OfflineLinks } from './offline/offline-links.tsx';
import { HelpNowPage } from './pages/help-now-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { SessionExpiry } from './session-expiry.tsx';

const LoginPage = lazyShellPage(async () => (await import('./pages/login/login-page.tsx')).LoginPage, 'LoginPage');
const RegisterPage = lazyShellPage(
	async () => (await import('./pages/register/register-page.tsx')).RegisterPage,
	'RegisterPage',
);
const ForgotPasswordPage = lazyShellPage(
	async () => (await import('./pages/password-reset/forgot-password-page.tsx')).ForgotPasswordPage,
	'ForgotPasswordPage',
);
const ResetPasswordPage = lazyShellPage(
	async () => (await import('./pages/password-reset/reset-password-page.tsx')).ResetPasswordPage,
	'ResetPasswordPage',
);
const ConfirmEmailPage = lazyShellPage(
	async () => (await import('./pages/confirm-email-page.tsx')).ConfirmEmailPage,
	'ConfirmEmailPage',
);

const DeveloperModulePage = lazyShellPage(
	async () => (await import('./developer-module/developer-module-page.tsx')).DeveloperModulePage,
	'DeveloperModulePage',
);

const inSiteFrame = (content: ReactNode): ReactNode => <SiteFrame>{content}</SiteFrame>;
const asItIs = (content: ReactNode): ReactNode => content;

function ModuleOutlet(): ReactNode {
	const { pathname } = useLocation();
	const route = moduleRouteFor(pathname);
	const module = (
		<ModulePage
			key={route.module}
			name={route.module}
			isGuarded={route.guard !== undefined}
			frame={route.ownFrame ? inSiteFrame : asItIs}
		/>
	);
	const page = (
		<Guarded route={route} whileChecking={module}>
			{module}
		</Guarded>
	);
	return route.ownFrame ? page : inSiteFrame(page);
}

/** Addresses of the specification that moved (rule 2). */
const MOVED = [
	[paths.booking(), paths.schedule()],
	['/terms', paths.terms()],
	['/privacy', paths.privacy()],
] as const;

/** Redirects with query and hash: a link to book may name a service. */
function Moved({ to }: { readonly to: string }): ReactNode {
	const { search, hash, state } = useLocation();
	return <Navigate to={to + search + hash} state={state} replace />;
}

const SHELL_PAGES: { readonly [P in ShellPath]: ComponentType } = {
	'/login': LoginPage,
	'/register': RegisterPage,
	'/forgot-password': ForgotPasswordPage,
	'/reset-password': ResetPasswordPage,
	'/confirm-email': ConfirmEmailPage,
	'/help-now': HelpNowPage,
	'/developer-module': DeveloperModulePage,
	'/account': AccountRoute,
};

/** One route with and without the token: the page stays mounted when it removes the token from the address. */
const patternOf = (path: string): string => (path === paths.resetPassword() ? `${path}/:token?` : path);

function Pages(): ReactNode {
	useScrollOnNavigation();
	useHydratedSignal('frame');
	return (
		<Routes>
			{Object.entries(SHELL_PAGES).map(([path, Page]) => (
				<Route key={path} path={patternOf(path)} element={inSiteFrame(<Page />)} />
			))}
			{MOVED.map(([from, to]) => (
				<Route key={from} path={from} element={<Moved to={to} />} />
			))}
			<Route path="*" element={<ModuleOutlet />} />
		</Routes>
	);
}

interface AppProps {
	readonly store: AppStore;
	readonly modules: Modules;
	/**
	 * The state the HTML was rendered with. Late modules hydrate from it, because React does not correct attributes
	 * that differ.
	 */
	readonly serverState?: RootState;
}

export const App = ({ store, modules, serverState }: AppProps): ReactNode => (
	<StoreProvider store={store} {...(serverState ? { serverState } : {})}>
		<ModulesContext value={modules}>
			<NotFoundContext value={NotFoundPage}>
				<CacheVisitedPages />
				<OfflineLinks />
				<SessionExpiry />
				<SecondFactorFirst />
				<Pages />
				<ToastRegion />
			</NotFoundContext>
		</ModulesContext>
	</StoreProvider>
);
