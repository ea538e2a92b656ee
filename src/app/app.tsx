import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import { aliases, aliasPaths, pagePaths } from '@/content/paths';
import { adminPage, jobPage, notFoundPage, routes } from './routes';
import { AuthLinkCatcher } from './auth-link-catcher';
import { PageMoves } from './page-moves';

/** The whole site below a router: BrowserRouter in the browser, StaticRouter when prerendering. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <AuthLinkCatcher />
      <PageMoves />
      <LoadBoundary page={pathname}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/admin/*" element={<adminPage.Page />} />
            <Route element={<SiteLayout />}>
              {pagePaths.map((path) => {
                const { Page } = routes[path];
                return <Route key={path} path={path} element={<Page />} />;
              })}
              {aliasPaths.map((alias) => {
                const { Page } = routes[aliases[alias]];
                return <Route key={alias} path={alias} element={<Page />} />;
              })}
              <Route path="/careers/:id" element={<jobPage.Page />} />
              <Route path="*" element={<notFoundPage.Page />} />
            </Route>
          </Routes>
        </Suspense>
      </LoadBoundary>
      <ToastHost />
    </>
  );
}
