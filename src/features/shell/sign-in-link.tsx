import { LinkButton } from '#src/components/button/link-button.tsx';

/** The way in for a visitor; `path` is where signing in leads back to. */
export const SignInLink = ({ path }: { path: string }) => (
  <LinkButton tone="plain" href={`/sign-in?${new URLSearchParams({ prevPath: path })}`}>
    Login
  </LinkButton>
);
