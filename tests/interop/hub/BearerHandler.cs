using System.Net.Http.Headers;
using System.Security.Claims;
using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Authentication;
using Microsoft.Extensions.Options;

/// <summary>Takes the token from the header or, where the hub protocol puts it there, from the address; without one,
/// the cookies of the browser. Asks the service whose they are.</summary>
sealed class BearerHandler(
    IOptionsMonitor<AuthenticationSchemeOptions> options,
    ILoggerFactory logger,
    UrlEncoder encoder,
    HttpClient service) : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    public const string Name = "Bearer";

    sealed record Person(string UserName);

    protected override async Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        var header = Request.Headers.Authorization.ToString();
        var token = header.StartsWith("Bearer ") ? header["Bearer ".Length..] : Request.Query["access_token"].ToString();
        var cookies = Request.Headers.Cookie.ToString();
        if (token == "" && cookies == "") return AuthenticateResult.NoResult();

        using var question = new HttpRequestMessage(HttpMethod.Get, "/v2/authentication/get-auth-info");
        if (token != "") question.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
        else question.Headers.Add("Cookie", cookies);
        using var answer = await service.SendAsync(question);
        if (!answer.IsSuccessStatusCode) return AuthenticateResult.Fail("The service does not know this token.");

        var person = await answer.Content.ReadFromJsonAsync<Person>();
        var identity = new ClaimsIdentity([new Claim(ClaimTypes.Name, person?.UserName ?? "")], Name);
        return AuthenticateResult.Success(new AuthenticationTicket(new ClaimsPrincipal(identity), Name));
    }
}
