import { useSystemActor } from '#src/app/root-actor/use-app.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { ContactAddressEditor } from '#src/features/contact-address/contact-address-editor.tsx';

/** Where the person is written to; the app's copy of them follows a change. */
export const OwnContactAddress = ({ emailAddress }: { emailAddress: string }) => {
  const auth = useSystemActor('auth');
  const wayBack = useWayBack(auth);
  const currentUser = useSystemActor('currentUser');
  return (
    <ContactAddressEditor
      emailAddress={emailAddress}
      auth={auth}
      wayBack={wayBack}
      onChanged={(address) => currentUser.send({ type: 'entity.merged', changes: { emailAddress: address } })}
    />
  );
};
