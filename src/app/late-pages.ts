import { lazyRouteComponent } from '@tanstack/react-router';

/*
 * Most visitors never see them. The app brings the first along as soon as it opens, so that it is there when nothing can be
 * loaded any more.
 */
export const RouteErrorPage = lazyRouteComponent(() => import('./error-page.tsx'), 'RouteErrorPage');

export const NotFoundPage = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage');
