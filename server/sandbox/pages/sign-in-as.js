for (const button of document.querySelectorAll('[data-sign-in]')) {
  button.addEventListener('click', async () => {
    await fetch('/sandbox/api/identity/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oid: button.dataset.signIn }),
    });
    location.assign('/sign-in');
  });
}
