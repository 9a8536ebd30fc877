import { type AppActor, systemActor } from '#src/app/root-actor/system-actors.ts';
import { useWayBack } from '#src/features/auth/use-way-back.ts';
import { FamilyDesk } from '#src/features/super-peloton/family-panel.tsx';

type PelotonFamilyProps = {
  app: AppActor;
  peloton: { id: string; name: string };
  /** Called after the page's totals and lists change. */
  onChanged: () => void;
};

/** The peloton's ties to other pelotons, for its captain; connected to the app. */
export const PelotonFamily = ({ app, peloton, onChanged }: PelotonFamilyProps) => {
  const auth = systemActor(app, 'auth');
  return (
    <FamilyDesk
      key={peloton.id}
      auth={auth}
      wayBack={useWayBack(auth)}
      peloton={peloton}
      onChanged={onChanged}
    />
  );
};
