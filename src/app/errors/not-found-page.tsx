import { useRouter } from '@tanstack/react-router';
import { LinkButton } from '#src/components/button/link-button.tsx';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { PageFrame } from '#src/components/page-frame/page-frame.tsx';
import { errorKicker, errorLede, errorMessage } from './error-messages.ts';
import { WayBack } from './error-way-back.tsx';
import { NotFoundHelp } from './not-found-help.tsx';
import { useErrorNote } from './use-error-note.ts';

/** The page for an unknown address, with similar addresses. */
export const NotFoundPage = () => {
  const message = errorMessage(404);
  useErrorNote(404, message);
  return (
    <PageFrame
      hero={
        <Hero
          land="error 404"
          kicker={errorKicker(404)}
          title={message}
          lede={errorLede(404, false)}
          actions={
            <>
              <LinkButton to="/">Go to the home page</LinkButton>
              <WayBack />
            </>
          }
        />
      }
    >
      <NotFoundHelp path={useRouter().state.location.pathname} />
    </PageFrame>
  );
};
